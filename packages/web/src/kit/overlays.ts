/** The speaking capsules, in one chunk that arrives after the first page. */
export { alert, confirm } from '#ui/dialog/dialog.tsx'
export { closeAllOverlays } from '#ui/overlay/overlay-store.ts'
export { OverlayHost } from '#ui/overlay/overlay-host.tsx'
export { toast } from '#ui/toast/toast.tsx'
