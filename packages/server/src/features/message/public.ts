export { announce } from './announcement.repo.ts'
export { linkTo } from './link-to.ts'
export { tellMember, type News, type Telling } from './tell-member.ts'
export { tellOfView } from './tell-of-view.ts'
