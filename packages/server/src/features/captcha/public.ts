export { captchaCheck } from './captcha-check.ts'
