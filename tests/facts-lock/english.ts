/** A form, and what a model may make of it: written before the check was. */
export const RELEASE_FORM = {
  newsKind: 'staff',
  newsAngle: 'Ingrid Solberg has joined Hale & Marsh Funeral Home as a funeral director',
  additionalInfo: [
    'She studied mortuary science at Dunmore College and graduated in 2011.',
    'Before that she taught music for six years.',
    'Tom Marsh retired on Oct. 30 after 41 years with the company.',
    'His daughter Ellen Marsh runs the crematory.',
    'The crematory on Quarry Road was rebuilt in 2018.',
    'The new retort uses 30 percent less gas than the old one.',
    'Hale & Marsh sold its parking lot to the city in 2022.',
    'The city will turn the lot into a small park.',
    'The company answers the phone day and night.',
    'Visitation rooms hold up to 60 people.',
    'The chapel is used by three congregations on weekends.',
    'Rosewood Florists supplies the flowers.',
    'The company gave $4,000 to the Harlan Food Bank in December.',
    'The company does not sell prepaid plans by telephone.',
    'Memorial books are printed by Petrie Press in Maryville.',
    'The oldest record in the office dates from 1931.',
    'A workshop for caregivers may follow in spring.',
    'Coffee is served before each service.',
  ].join(' '),
  quote: 'Ingrid listens before she speaks.',
  quoteSpeaker: 'Ellen Marsh',
  quoteTitle: 'crematory manager',
  quoteConsent: 'yes',
  testimonials: '"She remembered my mother’s name." - Joan Pell\n"We had time to say goodbye." - Luis Ortega',
}

/** 60, of the form's own words. */
export const RELEASE_FALSE_OWN: readonly string[] =
  `Tom Marsh has joined Hale & Marsh Funeral Home as a funeral director.
Ellen Marsh has joined Hale & Marsh Funeral Home as a funeral director.
Ingrid Solberg retired on Oct. 30.
Ingrid Solberg runs the crematory.
Ingrid Solberg has joined Petrie Press as a funeral director.
Ellen Marsh retired on Oct. 30 after 41 years with the company.
Tom Marsh retired after 60 years with the company.
Tom Marsh retired on Oct. 30 after six years with the company.
Tom Marsh retired on Oct. 30, 2011.
Tom Marsh runs the crematory.
Tom Marsh studied mortuary science at Dunmore College.
Tom Marsh taught music for six years.
Ellen Marsh studied mortuary science at Dunmore College and graduated in 2011.
Ingrid Solberg studied music at Dunmore College.
She studied mortuary science at Dunmore College and graduated in 2018.
She studied mortuary science for six years.
Before that she taught mortuary science for six years.
Before that she taught music for 41 years.
The crematory on Quarry Road was rebuilt in 2022.
The crematory on Quarry Road was rebuilt in 2011.
The chapel on Quarry Road was rebuilt in 2018.
The crematory on Quarry Road was sold in 2018.
The crematory on Quarry Road was sold to the city in 2022.
The new retort uses 41 percent less gas than the old one.
The old retort uses 30 percent less gas than the new one.
The new retort uses 30 percent less music than the old one.
The city sold its parking lot to Hale & Marsh in 2022.
Hale & Marsh sold its crematory to the city in 2022.
Hale & Marsh sold its parking lot to Rosewood Florists in 2022.
Hale & Marsh sold the city its parking lot in 2018.
The parking lot was sold by the city in 2022.
The city will turn the chapel into a small park.
The city will turn the lot into a crematory.
Hale & Marsh will turn the lot into a small park.
The company answers the phone on weekends.
The company does not answer the phone day and night.
The company answers the phone by day.
Visitation rooms hold up to 30 people.
Visitation rooms hold up to 60 congregations.
Visitation rooms hold up to 60 people on weekends.
The chapel is used by six congregations on weekends.
The chapel is used by three congregations in December.
The chapel is used by three people on weekends.
The crematory is used by three congregations on weekends.
Rosewood Florists supplies the memorial books.
Petrie Press supplies the flowers.
Rosewood Florists gave $4,000 to the Harlan Food Bank in December.
The Harlan Food Bank gave $4,000 to the company in December.
The company gave $4,000 to Dunmore College in December.
The company gave $4,000 to the Harlan Food Bank in spring.
The company sells prepaid plans by telephone.
The company does not sell memorial books by telephone.
Memorial books are printed by Rosewood Florists in Maryville.
Memorial books are printed by Petrie Press in Dunmore.
The oldest record in the office dates from 2018.
The oldest record in the crematory dates from 1931.
A workshop for caregivers will follow in December.
“Ingrid listens before she speaks,” said Tom Marsh.
“She remembered my mother’s name,” wrote Luis Ortega.
“We had time to say goodbye,” said Ellen Marsh, crematory manager.`.split('\n')

/** 40, with new words. */
export const RELEASE_FALSE_NEW: readonly string[] = `Ingrid Solberg has left Hale & Marsh Funeral Home.
Ingrid Solberg was born in Norway.
Ingrid Solberg is the first woman to hold the post.
Ingrid Solberg has joined Hale & Marsh Funeral Home as its manager.
She graduated with honors in 2011.
She studied mortuary science at Dunmore University.
Before that she taught math for six years.
Tom Marsh died on Oct. 30.
Tom Marsh was dismissed on Oct. 30.
Tom Marsh will stay on as an adviser.
His daughter Ellen Marsh owns the crematory.
His sister Ellen Marsh runs the crematory.
The crematory on Quarry Road was closed in 2018.
The crematory on Quarry Road was destroyed by fire in 2018.
The crematory is licensed by the state.
The new retort cost $300,000.
The new retort uses 30 percent more gas than the old one.
The new retort is electric.
Hale & Marsh bought the parking lot from the city in 2022.
The city paid $1 million for the lot.
The small park will open in May.
The lot will be named for Tom Marsh.
The phone number is 865-555-0177.
Write to ingrid@halemarsh.example.
See www.halemarsh.example/ingrid for details.
Visitation rooms are free of charge.
The chapel was dedicated by Pastor Neil Cobb.
Three congregations have left the chapel.
Rosewood Florists is owned by the Marsh family.
The company gave $14,000 to the Harlan Food Bank in December.
The Harlan Food Bank honored the company in December.
Prepaid plans are sold online.
Memorial books cost $45.
The oldest record was found in 1931.
A workshop for caregivers has been canceled.
Coffee and lunch are served before each service.
Its staff is available around the clock.
“I am honored,” said Ingrid Solberg.
“She remembered my father’s name,” wrote Joan Pell.
the home is the most trusted in the county.`.split('\n')

/** 60, true. */
export const RELEASE_TRUE: readonly string[] =
  `Ingrid Solberg has joined Hale & Marsh Funeral Home as a funeral director.
Ingrid Solberg has joined Hale & Marsh Funeral Home.
Ingrid Solberg joined the funeral home as a funeral director.
Hale & Marsh Funeral Home said Ingrid Solberg has joined the company as a funeral director.
She studied mortuary science at Dunmore College and graduated in 2011.
She studied mortuary science at Dunmore College.
She graduated in 2011.
Solberg studied mortuary science at Dunmore College and graduated in 2011.
Ingrid Solberg studied mortuary science at Dunmore College.
Before that she taught music for six years.
She taught music for six years before that.
Before that, she taught music for six years.
Tom Marsh retired on Oct. 30 after 41 years with the company.
Tom Marsh retired Oct. 30.
Tom Marsh retired on Oct. 30.
On Oct. 30, Tom Marsh retired after 41 years with the company.
Tom Marsh retired after 41 years with the funeral home.
After 41 years with the company, Tom Marsh retired on Oct. 30.
His daughter Ellen Marsh runs the crematory.
His daughter, Ellen Marsh, runs the crematory.
Ellen Marsh runs the crematory.
The crematory is run by Ellen Marsh.
The crematory on Quarry Road was rebuilt in 2018.
The crematory was rebuilt in 2018.
In 2018, the crematory on Quarry Road was rebuilt.
The company rebuilt the crematory on Quarry Road in 2018.
The new retort uses 30 percent less gas than the old one.
The new retort uses 30% less gas than the old one.
Hale & Marsh sold its parking lot to the city in 2022.
In 2022, Hale & Marsh sold its parking lot to the city.
The parking lot was sold to the city in 2022.
The parking lot was sold to the city by Hale & Marsh in 2022.
Hale & Marsh sold its parking lot in 2022.
The city will turn the lot into a small park.
The lot will be turned into a small park by the city.
The company answers the phone day and night.
The funeral home answers the phone day and night.
The phone is answered day and night.
Visitation rooms hold up to 60 people.
The chapel is used by three congregations on weekends.
On weekends, the chapel is used by three congregations.
Three congregations use the chapel on weekends.
Rosewood Florists supplies the flowers.
The flowers are supplied by Rosewood Florists.
The company gave $4,000 to the Harlan Food Bank in December.
In December the company gave $4,000 to the Harlan Food Bank.
The funeral home gave $4,000 to the Harlan Food Bank.
The company does not sell prepaid plans by telephone.
The funeral home does not sell prepaid plans by telephone.
Memorial books are printed by Petrie Press in Maryville.
Petrie Press in Maryville prints memorial books.
The oldest record in the office dates from 1931.
A workshop for caregivers may follow in spring.
Coffee is served before each service.
Ellen Marsh runs the crematory, which was rebuilt in 2018.
The chapel is used by three congregations on weekends, and visitation rooms hold up to 60 people.
Tom Marsh retired on Oct. 30, and Ingrid Solberg has joined the company.
“Ingrid listens before she speaks,” said Ellen Marsh, crematory manager.
“She remembered my mother’s name,” wrote Joan Pell.
“We had time to say goodbye,” Luis Ortega wrote.`.split('\n')
