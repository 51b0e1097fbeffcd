export { askPerson } from '#features/captcha/ask-person.tsx'
