import { App, DatePicker, Form, Input, InputNumber, Modal, Select, Switch } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useDeed } from './ask.ts'
import { reason, type Deed, type Field, type Values } from './console-desk.ts'

const SHORT = 4

interface Props {
  readonly deed: Deed
  readonly row: Values
  readonly close: (done: boolean) => void
}

/** A deed is asked for once more, with what it needs to know. */
export function DeedForm({ deed, row, close }: Props) {
  const [form] = Form.useForm<Values>()
  const { act, busy } = useDeed()
  const { message } = App.useApp()
  const { fields = [reason], Preview } = deed
  // A long form stands in two columns, so that what comes of it is seen beside it.
  const wide = Preview !== undefined && fields.length > SHORT
  const written = Form.useWatch([], form) as Values | undefined
  const submit = async () => {
    const checked = await form.validateFields().catch(() => null)
    if (checked === null) return
    if ((await act(deed.row, deed.input(row, sentOf(fields, checked)))) === null) return
    message.success(`已提交：${deed.title}`)
    close(true)
  }
  return (
    <Modal
      open
      title={deed.title}
      width={wide ? 960 : 520}
      okText="确认"
      onOk={submit}
      confirmLoading={busy}
      okButtonProps={{ danger: deed.danger === true }}
      onCancel={() => close(false)}
      mask={{ closable: false }}
    >
      <div className={wide ? 'deed wide' : 'deed'}>
        <Form form={form} layout="vertical" initialValues={initialOf(fields, row)}>
          {fields.map((field) => (
            <Form.Item
              key={field.name}
              name={field.name}
              label={field.title}
              className={field.kind === 'long' ? 'whole' : ''}
              rules={field.optional === true ? [] : [{ required: true, message: '请填写' }]}
              {...(field.kind === 'switch' && { valuePropName: 'checked' })}
            >
              {control(field)}
            </Form.Item>
          ))}
        </Form>
        {Preview && (
          <div>
            <Preview row={row} values={sentOf(fields, written ?? {})} />
          </div>
        )}
      </div>
    </Modal>
  )
}

function control({ kind, options = [], max = 200 }: Field) {
  switch (kind) {
    case 'long':
      return <Input.TextArea rows={max > 500 ? 8 : 3} maxLength={max} showCount />
    case 'choice':
      return <Select options={options.map(({ value, label }) => ({ value, label }))} />
    case 'number':
      return <InputNumber precision={0} style={{ width: '100%' }} />
    case 'money':
      return <InputNumber precision={2} min={0} style={{ width: '100%' }} suffix="金币" />
    case 'moment':
      return <DatePicker showTime style={{ width: '100%' }} />
    case 'switch':
      return <Switch />
    default:
      return <Input maxLength={max} />
  }
}

const initialOf = (fields: readonly Field[], row: Values) =>
  Object.fromEntries(fields.map((field) => [field.name, shown(field, field.initial?.(row))]))

function shown({ kind }: Field, value: unknown): unknown {
  if (value === undefined || value === null) return kind === 'switch' ? false : undefined
  if (kind === 'money') return (value as number) / 100
  return kind === 'moment' ? dayjs(value as number) : value
}

const sentOf = (fields: readonly Field[], written: Values): Values =>
  Object.fromEntries(fields.map((field) => [field.name, sent(field, written[field.name])]))

function sent({ kind }: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined
  if (kind === 'money') return Math.round((value as number) * 100)
  if (kind === 'moment') return (value as Dayjs).valueOf()
  return typeof value === 'string' ? value.trim() : value
}
