import { publishRefusals } from '#interpretation/interpretation.refusals.ts'
import { refusal } from '#kit/refusal.ts'
import { int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const filmUnknown = refusal('film.unknown', '没有找到这次上传，请重新选择视频')

const unfinished = refusal('film.unfinished', '视频还没有传完')

/** What is wrong with a film before anything of it was sent. */
export const beginFilmRefusals = {
  ...refusal('film.type', '只能上传 MP4 视频'),
  ...refusal('film.size', '视频不能超过 200 MB'),
}

/** In the order in which a piece is checked. */
export const filmPieceRefusals = {
  ...filmUnknown,
  ...refusal('film.piece', '这一段视频不完整，请重试'),
  /** The piece does not begin where the last one ended; `received` says where that is. */
  ...refusal('film.offset', '续传位置不一致，请继续上传', shape({ received: int() })),
}

export const finishFilmRefusals = {
  ...filmUnknown,
  ...unfinished,
  ...refusal('film.broken', '视频无法读取，请导出为 MP4 后再上传'),
  ...refusal('film.long', '视频不能超过 10 分钟'),
}

export const publishFilmRefusals = {
  ...filmUnknown,
  ...unfinished,
  ...refusal('film.poster', '请选择封面图片'),
  ...publishRefusals,
}
