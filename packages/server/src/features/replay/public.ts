export { addComment } from './comments.ts'
export { publishReplay } from './publish-replay.ts'
