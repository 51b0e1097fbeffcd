export { askAboutEnding } from '#features/expert/ask-about-ending.ts'
