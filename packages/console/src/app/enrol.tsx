import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { call } from '@linmen/web/src/kit/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Form, Input, QRCode } from 'antd'
import { useState } from 'react'
import { failureText } from '#kit/ask.ts'
import { Door } from './door.tsx'

interface Begun {
  readonly secret: string
  readonly address: string
}

/** A first login sets up the second factor, and shows the recovery codes once. */
export function Enrol() {
  const client = useQueryClient()
  const { message } = App.useApp()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const tell = (error: unknown) => void message.error(failureText(error))
  if (codes)
    return (
      <Door title="恢复码">
        <p>验证器丢失时，每个恢复码可以用一次。它们只显示这一次，请收好。</p>
        <pre className="json">{codes.join('\n')}</pre>
        <Button type="primary" block onClick={() => void client.invalidateQueries()}>
          已收好，进入
        </Button>
      </Door>
    )
  if (!begun)
    return (
      <Door title="设置两步验证">
        <p>运营台需要密码之外的第二步：验证器应用里的六位数字。</p>
        <Button
          type="primary"
          block
          onClick={() => void call(consoleEndpoints.beginFactor, {}).then(setBegun, tell)}
        >
          开始设置
        </Button>
      </Door>
    )
  return (
    <Door title="设置两步验证">
      <p>用验证器扫描，或手动输入密钥，再填写它显示的六位数字。</p>
      <QRCode value={begun.address} type="svg" bordered={false} />
      <code>{begun.secret}</code>
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) =>
          void call(consoleEndpoints.confirmFactor, { code: code.trim() }).then(
            ({ recoveryCodes }) => setCodes(recoveryCodes),
            tell,
          )
        }
      >
        <Form.Item name="code" label="验证码" rules={[{ required: true, message: '请填写验证码' }]}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          确认
        </Button>
      </Form>
    </Door>
  )
}
