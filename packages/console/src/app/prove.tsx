import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useDeed } from '#kit/ask.ts'
import type { Me } from '#kit/me.ts'
import { Door } from './door.tsx'
import { leaveConsole } from './leave.ts'

/** The code of the authenticator, or a recovery code. */
export function Prove({ me: { name, demo } }: { readonly me: Me }) {
  const { act, busy } = useDeed()
  return (
    <Door title="两步验证">
      <p>{name}，请填写验证器里的六位数字，或一个恢复码。</p>
      {demo && (
        <Alert
          type="warning"
          title={<span className="demo-mark">演示</span>}
          description={
            <>
              密钥 <code>{demo.secret}</code>
              <br />
              验证码 <code data-testid="demo-code">{demo.code}</code>
            </>
          }
        />
      )}
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) => void act(consoleEndpoints.prove, { code: code.trim() })}
      >
        <Form.Item name="code" label="验证码" rules={[{ required: true, message: '请填写验证码' }]}>
          <Input autoComplete="one-time-code" maxLength={20} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          进入
        </Button>
      </Form>
      <Button type="text" block onClick={() => void leaveConsole()}>
        换一个账号
      </Button>
    </Door>
  )
}
