import { Fragment, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { openOverlays, subscribeOverlays } from './overlay-store.ts'

/** Mounted once by the app: every imperative toast and dialog appears here. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(subscribeOverlays, openOverlays)
  const spoken = overlays.findLast((overlay) => overlay.spoken !== undefined)?.spoken
  return createPortal(
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {overlays.map((overlay) => (
        <Fragment key={overlay.id}>{overlay.node}</Fragment>
      ))}
    </>,
    document.body,
  )
}
