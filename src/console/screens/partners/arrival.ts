/** In history state: the partner that one comes from, and what can be undone. */
export type Arrival = { from?: string; undo?: { changeSetId: string; text: string } }

/** The list scrolls by itself. */
export const arriving = (state: Arrival) => ({ state, preventScrollReset: true })
