import { createStore } from './store.ts'

/** How much came since the member last looked. Counted in the background, shown wherever the way to it is. */
export const unreadMessages = createStore(0)
