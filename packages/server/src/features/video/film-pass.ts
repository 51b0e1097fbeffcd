import {
  FILM_PASS_MS,
  passHolds,
  passText,
  type FilmPass,
} from '@linmen/domain/interpretation/film-pass.ts'
import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { Settings } from '#kit/settings.ts'

export const FILM_PATH = '/media/film/:id'

type Keeper = Pick<Settings, 'secret'>

/** An address that plays one film for one reader, for minutes. */
export function filmAddress(
  settings: Keeper,
  { filmId, readerId, whole }: Omit<FilmPass, 'endsAtMs'>,
  nowMs: number,
): { src: string; endsAtMs: number } {
  const endsAtMs = nowMs + FILM_PASS_MS
  const sign = signOf(settings, { filmId, readerId, whole, endsAtMs })
  const query = new URLSearchParams({ w: whole ? '1' : '0', e: String(endsAtMs), s: sign })
  return { src: `${FILM_PATH.replace(':id', filmId)}?${query.toString()}`, endsAtMs }
}

/** What an address grants to whoever asks with it; null when it is forged, over or somebody else's. */
export function readPass(
  settings: Keeper,
  asked: { readonly filmId: string; readonly query: string; readonly readerId: string },
  nowMs: number,
): FilmPass | null {
  const { filmId, readerId } = asked
  const query = new URLSearchParams(asked.query)
  const pass = { filmId, readerId, whole: query.get('w') === '1', endsAtMs: Number(query.get('e')) }
  if (!sameText(signOf(settings, pass), query.get('s') ?? '')) return null
  return passHolds(pass, readerId, nowMs) ? pass : null
}

const signOf = ({ secret }: Keeper, pass: FilmPass) =>
  hmacHex(derivedKey(secret, 'film'), passText(pass))
