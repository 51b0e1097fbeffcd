import type { Binding } from '#kit/binding.ts'
import { imageAsText } from './image-as-text.ts'
import { savePicture } from './save-picture.ts'

export const uploadBindings: Binding[] = [savePicture, imageAsText]
