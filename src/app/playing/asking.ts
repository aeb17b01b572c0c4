/**
 * One of the questions, while its seat is at it. The host tells when it does not stand any more: another captain sits
 * there, another place has answered it, or something was taken back. Its screen goes then, and nothing is sent.
 */
import type { HostPort, Question, Said } from '../../host/port.ts';
import { orLost } from '../host/host-line.ts';
import type { OpenQuestion } from '../prompts/prompt.ts';
import type { Prompter } from '../prompts/prompter.ts';

/** The table when people are asked: what lies there, and every question that stands. */
export interface AskedAt {
  view: object;
  asks: readonly Question[];
}

interface Around {
  host: HostPort;
  prompter: Prompter;
}

export class Asking implements AskedAt, OpenQuestion {
  view: object;
  asks: readonly Question[];
  question: Question;
  private readonly around: Around;
  /** Number of the latest question of this seat that does not stand any more; later ones have higher numbers. */
  private ended = 0;

  constructor(around: Around, { view, asks }: AskedAt) {
    this.around = around;
    this.view = view;
    this.asks = asks;
    this.question = asks[0];
    void this.listen();
  }

  get withdrawn(): boolean {
    return this.ended >= this.question.ask;
  }

  /** Tells whether the same seat is asked again; if so, that is what it is at now. */
  goesOn(said: Said): boolean {
    const { ask, seat } = this.question;
    const question = said.said === 'asked' && said.asks.find((each) => each.seat === seat);
    if (!question) return false;
    Object.assign(this, { question, asks: said.asks });
    if (question.ask !== ask) void this.listen();
    return true;
  }

  /** Withdraws the question that does not stand any more, unless another has been asked since then. */
  end(ask = this.question.ask): void {
    this.ended = Math.max(this.ended, ask);
    if (this.withdrawn) this.around.prompter.withdraw(this);
  }

  private async listen(): Promise<void> {
    const { ask } = this.question;
    // A host that is lost together with the match has no questions any more.
    await this.around.host.withdrawn(ask).catch(orLost(undefined));
    this.end(ask);
  }
}
