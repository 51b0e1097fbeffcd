export { remindOfVip } from '#features/vip/remind.ts'
