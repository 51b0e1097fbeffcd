export { ChatRoom } from './chat-room.tsx'
