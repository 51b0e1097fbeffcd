import '#kit/address/all-screens.ts'
import { ToolRow } from '#features/special/parts/public.ts'

export const LateTools = ToolRow
