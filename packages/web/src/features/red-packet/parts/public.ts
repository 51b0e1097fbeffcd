export { RainPrompt } from './rain-prompt.tsx'
