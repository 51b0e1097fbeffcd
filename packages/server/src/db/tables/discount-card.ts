export interface DiscountCardTable {
  id: string
  member_id: string
  name: string
  /** What remains to pay: a 九折 card is 90. */
  percent: number
  uses_left: number
  valid_to_ms: number
  created_at_ms: number
}
