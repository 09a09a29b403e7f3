/**
 * What a program needs of the demo. It is loaded by `programs/demo.ts`, and only where the settings
 * enable the demo, or when somebody asks for its templates.
 */
export { LOAD_DEMO_CUSTOMERS, loadDemoCustomers } from './load-customers.ts'
export { loadDemo } from './load-demo.ts'
export { readyMadeTemplates } from './ready-made.ts'
export { startPreviewHost } from './preview-host/index.ts'
export { loadDemoCampaigns } from './stories/load-stories.ts'
