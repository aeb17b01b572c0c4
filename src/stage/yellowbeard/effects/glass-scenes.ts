/** Scenes that the spyglass can show: every one of them is something that the whole room has just been told. */
export type GlassScene = 'sinks' | 'theft' | 'rises' | 'rams' | 'chained' | 'gate' | 'shot';
