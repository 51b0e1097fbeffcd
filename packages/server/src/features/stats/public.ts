export { pagesSeen } from './page-view.repo.ts'
