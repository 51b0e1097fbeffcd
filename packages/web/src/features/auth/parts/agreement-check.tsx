import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { AgreementLink } from './agreement-link.tsx'
import { privacyPolicy, userAgreement } from './agreements.ts'

export const AGREE_FIRST = '请先阅读并同意用户协议和隐私政策'

export interface AgreementCheckProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export const AgreementCheck = ({ checked, onChange }: AgreementCheckProps) => (
  <Checkbox checked={checked} onChange={onChange}>
    已阅读并同意 <AgreementLink agreement={userAgreement} />
    <AgreementLink agreement={privacyPolicy} />
    ，未满 18 岁请勿使用付费内容
  </Checkbox>
)
