export { DataCard } from './data-card.tsx'
export { AnalysisTab, ModelTab, OddsTab, PlansTab } from './tabs.tsx'
