import type {
  freeUnlockRefusals,
  interpretationPayRefusals,
  publishRefusals,
  rateRefusals,
} from '@linmen/contract/interpretation/interpretation.refusals.ts'
import type {
  commentNotFound,
  replayNotFound,
  replayPublishRefusals,
} from '@linmen/contract/expert/replay.refusals.ts'
import type {
  beginFilmRefusals,
  filmPieceRefusals,
  finishFilmRefusals,
  publishFilmRefusals,
} from '@linmen/contract/video/film-upload.refusals.ts'
import type { saleRefusals } from '@linmen/contract/pay/pay.refusals.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

type OwnPay = Omit<typeof interpretationPayRefusals, keyof typeof saleRefusals>

export const interpretationPolicy: PolicyFor<
  OwnPay &
    typeof freeUnlockRefusals &
    typeof rateRefusals &
    typeof publishRefusals &
    typeof replayNotFound &
    typeof commentNotFound &
    typeof replayPublishRefusals &
    typeof beginFilmRefusals &
    typeof filmPieceRefusals &
    typeof finishFilmRefusals &
    typeof publishFilmRefusals
> = {
  'interpretation.not_found': toast(),
  'interpretation.closed': toast(),
  'interpretation.pair_gone': toast(),
  'interpretation.not_free': toast(),
  'interpretation.not_bought': toast(),
  'interpretation.rated': toast(),
  'interpretation.bad_draft': page,
  'interpretation.match_begun': toast(),
  'interpretation.match_unknown': toast(),
  'replay.not_found': toast(),
  'replay.no_comment': toast(),
  'replay.bad_draft': page,
  'replay.not_over': toast(),
  'film.type': page,
  'film.size': page,
  'film.unknown': page,
  'film.piece': page,
  'film.offset': page,
  'film.unfinished': page,
  'film.broken': page,
  'film.long': page,
  'film.poster': toast(),
}
