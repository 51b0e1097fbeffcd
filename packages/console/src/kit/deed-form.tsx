import { DatePicker, Form, Input, InputNumber, Modal, Select, Switch } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useDeed } from './ask.ts'
import { reason, type Deed, type Field, type Values } from './console-desk.ts'

interface Props {
  readonly deed: Deed
  readonly row: Values
  readonly close: (done: boolean) => void
}

/** A deed is asked for once more, with what it needs to know. */
export function DeedForm({ deed, row, close }: Props) {
  const [form] = Form.useForm<Values>()
  const { act, busy } = useDeed()
  const { fields = [reason], Preview } = deed
  const written = Form.useWatch([], form) as Values | undefined
  const submit = async () => {
    const checked = await form.validateFields().catch(() => null)
    if (checked === null) return
    if ((await act(deed.row, deed.input(row, sentOf(fields, checked)))) !== null) close(true)
  }
  return (
    <Modal
      open
      title={deed.title}
      okText="确认"
      onOk={submit}
      confirmLoading={busy}
      okButtonProps={{ danger: deed.danger === true }}
      onCancel={() => close(false)}
      mask={{ closable: false }}
    >
      <Form form={form} layout="vertical" initialValues={initialOf(fields, row)}>
        {fields.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.title}
            rules={field.optional === true ? [] : [{ required: true, message: '请填写' }]}
            {...(field.kind === 'switch' && { valuePropName: 'checked' })}
          >
            {control(field)}
          </Form.Item>
        ))}
      </Form>
      {Preview && <Preview row={row} values={sentOf(fields, written ?? {})} />}
    </Modal>
  )
}

function control({ kind, options = [], max = 200 }: Field) {
  switch (kind) {
    case 'long':
      return <Input.TextArea rows={max > 500 ? 10 : 3} maxLength={max} showCount />
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
