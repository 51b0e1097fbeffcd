export { idCardMark, keepRealName, realNameOf, type RealName } from './real-name.repo.ts'
