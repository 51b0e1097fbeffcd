export { tellOfLevel } from '#features/user/tell-of-level.ts'
