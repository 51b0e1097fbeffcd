import { alert, confirm } from '#ui/dialog/dialog.tsx'
import { closeAllOverlays } from '#ui/overlay/overlay-store.ts'
import { toast } from '#ui/toast/toast.tsx'

/** The speaking capsules, in one chunk that arrives after the first page. */
export const overlays = { alert, confirm, toast, closeAll: closeAllOverlays }
