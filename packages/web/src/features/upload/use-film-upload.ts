import { filmFault } from '@linmen/domain/interpretation/film-file.ts'
import { beginFilmRefusals } from '@linmen/contract/video/film-upload.refusals.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Outage, Refused } from '#kit/failure.ts'
import { forgetFilm, sendFilm, type WholeFilm } from './send-film.ts'

/** Where a film is on its way. */
export type FilmOnWay =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly name: string; readonly percent: number }
  /** The line is lost; what was sent stays sent. */
  | { readonly state: 'lost'; readonly name: string; readonly percent: number }
  | { readonly state: 'refused'; readonly name: string; readonly why: string }
  | { readonly state: 'whole'; readonly name: string; readonly film: WholeFilm }

/** One film on its way: chosen, sent in pieces, gone on with after a lost line. */
export function useFilmUpload() {
  const [way, setWay] = useState<FilmOnWay>({ state: 'none' })
  const file = useRef<File>(undefined)
  const running = useRef<AbortController>(undefined)

  const send = useCallback(async () => {
    const own = file.current
    if (!own) return
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const { name } = own
    let percent = 0
    const onProgress = (next: number) => {
      percent = next
      setWay({ state: 'sending', name, percent })
    }
    onProgress(0)
    try {
      const film = await sendFilm(own, { onProgress, signal: stop.signal })
      if (!stop.signal.aborted) setWay({ state: 'whole', name, film })
    } catch (error) {
      if (stop.signal.aborted) return
      if (error instanceof Outage) setWay({ state: 'lost', name, percent })
      else setWay({ state: 'refused', name, why: whyOf(error) })
    }
  }, [])

  // A network that comes back goes on by itself.
  useEffect(() => {
    if (way.state !== 'lost') return
    const again = () => void send()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [way.state, send])
  useEffect(() => () => running.current?.abort(), [])

  const choose = (chosen: File) => {
    const fault = filmFault({ type: chosen.type, bytes: chosen.size })
    if (fault)
      return setWay({ state: 'refused', name: chosen.name, why: beginFilmRefusals[fault].text })
    file.current = chosen
    void send()
  }
  const drop = () => {
    running.current?.abort()
    file.current = undefined
    forgetFilm()
    setWay({ state: 'none' })
  }
  return { way, choose, goOn: () => void send(), drop }
}

const whyOf = (error: unknown): string =>
  error instanceof Refused ? error.text : '上传失败，请稍后再试'
