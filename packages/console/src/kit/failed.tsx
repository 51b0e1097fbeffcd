import { Alert, Button } from 'antd'
import { failureText } from './ask.ts'

/** What could not be read, and a way to ask for it again. */
export const Failed = ({
  error,
  again,
}: {
  readonly error: unknown
  readonly again: () => void
}) => (
  <Alert
    type="error"
    showIcon
    title={failureText(error)}
    action={<Button onClick={again}>重试</Button>}
  />
)
