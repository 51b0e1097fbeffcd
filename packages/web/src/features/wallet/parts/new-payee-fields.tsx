import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import type { WithdrawalDesk } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#kit/read.ts'
import { Field } from '#ui/field/field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import type { Withdraw } from '#features/wallet/use-withdraw.ts'
import s from './withdraw.module.css'

interface NewPayeeFieldsProps {
  readonly desk: WithdrawalDesk
  readonly form: Withdraw
}

/** A new payee: a card with its bank and branch, or an Alipay account. */
export function NewPayeeFields({ desk, form }: NewPayeeFieldsProps) {
  const { payee, change } = form
  const isBank = payee.kind === 'bank'
  return (
    <div className={s.new}>
      <Segmented
        label="收款到"
        items={[
          { key: 'bank', label: '银行卡' },
          { key: 'alipay', label: '支付宝' },
        ]}
        value={payee.kind}
        onChange={(kind) => change({ kind, account: '' })}
      />
      <Field
        label={isBank ? '银行卡号' : '支付宝账号'}
        placeholder={isBank ? '银行卡号' : '手机号或邮箱'}
        inputMode={isBank ? 'numeric' : 'text'}
        maxLength={isBank ? 23 : 64}
        value={payee.account}
        onChange={(account) => change({ account })}
      />
      {isBank && <BankPlace desk={desk} form={form} />}
    </div>
  )
}

function BankPlace({ desk, form }: NewPayeeFieldsProps) {
  const { payee, change } = form
  const [provinceId, setProvinceId] = useState('')
  const [cityId, setCityId] = useState('')
  const cities = useQuery({
    ...read(withdrawalEndpoints.listCities, { provinceId }),
    enabled: provinceId !== '',
  }).data?.items
  const branches = useQuery({
    ...read(withdrawalEndpoints.listBranches, { cityId, bankId: payee.bankId }),
    enabled: cityId !== '' && payee.bankId !== '',
  }).data?.items
  const nameIn = (items: readonly Place[] | undefined, id: string) =>
    items?.find((item) => item.id === id)?.name ?? ''
  return (
    <>
      <Choice
        label="开户银行"
        items={desk.banks}
        value={payee.bankId}
        onChange={(bankId) => change({ bankId, branch: '' })}
      />
      <div className={s.pair}>
        <Choice
          label="省份"
          items={desk.provinces}
          value={provinceId}
          onChange={(id) => {
            setProvinceId(id)
            setCityId('')
            change({ province: nameIn(desk.provinces, id), city: '', branch: '' })
          }}
        />
        <Choice
          label="城市"
          items={cities ?? []}
          value={cityId}
          onChange={(id) => {
            setCityId(id)
            change({ city: nameIn(cities, id), branch: '' })
          }}
        />
      </div>
      <Field
        label="开户支行"
        placeholder={branches?.[0]?.name ?? '开户支行，可不填'}
        maxLength={80}
        value={payee.branch}
        onChange={(branch) => change({ branch })}
      />
      {branches !== undefined && branches.length > 0 && payee.branch === '' && (
        <Choice
          label="选择支行"
          items={branches}
          value=""
          onChange={(id) => change({ branch: nameIn(branches, id) })}
        />
      )}
    </>
  )
}

interface Place {
  readonly id: string
  readonly name: string
}

interface ChoiceProps {
  readonly label: string
  readonly items: readonly Place[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The phone's own picker. */
const Choice = ({ label, items, value, onChange }: ChoiceProps) => (
  <select
    className={s.select}
    aria-label={label}
    value={value}
    disabled={items.length === 0}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="" disabled>
      {label}
    </option>
    {items.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
)
