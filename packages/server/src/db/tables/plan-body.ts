/** The paid text, apart from everything a list may select. */
export interface PlanBodyTable {
  plan_id: string
  body: string
}
