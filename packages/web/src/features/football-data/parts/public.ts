export { DataCard } from './data-card.tsx'
export { FormRow } from './form-row.tsx'
export { AnalysisTab, ModelTab, OddsTab, Outlook, PlansTab } from './tabs.tsx'
