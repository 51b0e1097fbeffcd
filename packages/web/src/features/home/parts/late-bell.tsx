import '#kit/address/all-screens.ts'
import { MessageBell } from '#features/message/parts/public.ts'

export const LateBell = MessageBell
