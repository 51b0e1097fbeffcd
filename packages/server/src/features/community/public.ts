export { checkWriting } from './check-writing.ts'
export { gagUntil, memberExists, restore } from './standing.repo.ts'
export { topicPage } from './topic.repo.ts'
