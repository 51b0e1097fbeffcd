import { inTab, storageKeys } from '#kit/storage.ts'

/** Whose link led to this visit, for who becomes a member in it. */
export function shareOfVisit(): { readonly shareId?: string } {
  const shareId = inTab.read(storageKeys.shareId)
  return shareId ? { shareId: shareId.slice(0, 64) } : {}
}
