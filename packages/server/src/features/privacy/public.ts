export { ownFileRoute } from './own-file.route.ts'
