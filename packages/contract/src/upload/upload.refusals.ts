import { refusal } from '#kit/refusal.ts'
import * as texts from '#texts.ts'

/** What is wrong with a picture somebody brings. */
export const pictureRefusals = {
  ...refusal('upload.none', '请选择图片'),
  ...refusal('upload.many', texts.uploadTooMany),
  ...refusal('upload.type', '只能上传 JPG、PNG、WebP 或 GIF 图片'),
  ...refusal('upload.size', '图片不能超过 5 MB'),
  ...refusal('upload.broken', texts.uploadFailed),
}

export const imageRefusals = {
  ...refusal('image.empty', texts.imageAddressEmpty),
  ...refusal('image.unreadable', '图片无法读取'),
}
