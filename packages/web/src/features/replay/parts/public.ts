export { ReplayItem } from './replay-item.tsx'
export { replayPages } from '#features/replay/replay.queries.ts'
