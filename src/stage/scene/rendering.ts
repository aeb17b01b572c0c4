/** Settings of the engine for its drawing, the same in the house and in its tests. */

/** Words are textures of their own between the drawings: four in a batch halve the draw calls, eight hardly do better. */
export const rendering = { antialias: true, antialiasGL: false, maxTextures: 4 };
