export { usePictureQueue, type PictureQueue } from '#features/upload/use-picture-queue.ts'
export { PicturePicker } from './picture-picker.tsx'
