import { refusal } from '#kit/refusal.ts'

/** Why an account stays for now, in the order in which it is looked at. */
export const obstacleRefusals = {
  ...refusal('deletion.operator', '运营账号不能自行注销，请先由其他运营人员撤销身份'),
  ...refusal('deletion.withdrawal', '有提现正在处理，到账或退回后才能注销'),
  ...refusal('deletion.payment', '有充值或订单正在确认，完成后才能注销'),
  ...refusal('deletion.plan', '有已发布的内容还没有赛果，结算后才能注销'),
  ...refusal('deletion.subscriber', '还有订阅未到期的用户，到期后才能注销'),
}
