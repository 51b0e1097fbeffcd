import { useRef, useState, type PointerEvent } from 'react'
import { kept, turnOf, VIEWER, WHOLE, type Zoom } from './viewer-rules.ts'

interface Finger {
  readonly x: number
  readonly y: number
}

interface Drag {
  readonly from: Finger
  readonly zoom: Zoom
  /** How far two fingers were apart; 0 with one. */
  readonly spread: number
  /** Two fingers were down at some time: lifting them turns no picture. */
  readonly pinched: boolean
}

/** Fingers on a picture: a drag turns, two taps or two fingers enlarge, an enlarged one is moved. */
export function useViewerGestures(onTurn: (turn: 1 | -1) => void) {
  const [zoom, setZoom] = useState(WHOLE)
  const fingers = useRef(new Map<number, Finger>())
  const drag = useRef<Drag | null>(null)
  const lastTapMs = useRef(-Infinity)

  const begin = (pinched: boolean) => {
    const [one, two] = [...fingers.current.values()]
    drag.current = one ? { from: one, zoom, spread: two ? apart(one, two) : 0, pinched } : null
  }
  const end = (event: PointerEvent) => {
    const was = drag.current
    const lifted = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (!was || !lifted) return
    if (fingers.current.size > 0) return begin(true)
    drag.current = null
    const [dx, dy] = [event.clientX - was.from.x, event.clientY - was.from.y]
    if (was.pinched || zoom.scale > 1) return tapped(dx, dy, event)
    const turn = turnOf(dx, dy)
    if (turn === 0) tapped(dx, dy, event)
    else onTurn(turn)
  }
  const tapped = (dx: number, dy: number, event: PointerEvent) => {
    if (Math.hypot(dx, dy) >= VIEWER.dragPx) return
    const isSecond = event.timeStamp - lastTapMs.current <= VIEWER.doubleTapMs
    lastTapMs.current = isSecond ? -Infinity : event.timeStamp
    if (isSecond) setZoom(zoom.scale > 1 ? WHOLE : { ...WHOLE, scale: VIEWER.maxZoom })
  }

  return {
    zoom,
    makeWhole: () => setZoom(WHOLE),
    on: {
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, placeOf(event))
        begin(fingers.current.size > 1)
      },
      onPointerMove: (event: PointerEvent) => {
        const was = drag.current
        if (!was || !fingers.current.has(event.pointerId)) return
        fingers.current.set(event.pointerId, placeOf(event))
        const box = event.currentTarget.getBoundingClientRect()
        const [one, two] = [...fingers.current.values()]
        if (one && two && was.spread > 0)
          setZoom(
            kept({ ...was.zoom, scale: (was.zoom.scale * apart(one, two)) / was.spread }, box),
          )
        else if (one && was.zoom.scale > 1) {
          const { x, y } = was.zoom
          setZoom(kept({ ...was.zoom, x: x + one.x - was.from.x, y: y + one.y - was.from.y }, box))
        }
      },
      onPointerUp: end,
      onPointerCancel: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId)
        begin(true)
      },
    },
  }
}

const placeOf = ({ clientX, clientY }: PointerEvent): Finger => ({ x: clientX, y: clientY })
const apart = (one: Finger, two: Finger) => Math.hypot(one.x - two.x, one.y - two.y)
