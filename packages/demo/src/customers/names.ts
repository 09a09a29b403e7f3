/** Names of many origins, as dealers' files hold them. */
export const FIRST_NAMES = (
  'Aaliyah Adaeze Agnieszka Ahmed Aiko Alejandra Amir Ana André Aoife Arjun Astrid Bilal Björn Bo Brianna ' +
  'Camila Carlos Charles Chidi Chloé Daniela Darnell David Dmitri Elena Emily Ewa Fatima Felipe Francesca ' +
  'George Grace Gunnar Hassan Heather Hiroshi Ingrid Isabel Jamal James Jing José Julia Karen Kenji Kofi ' +
  'Lakshmi Leilani Liam Linh Lorenzo Luz Magdalena Marcus María Mei Michael Miguel Minh Mohammed Naomi ' +
  'Ngozi Niamh Noor Olga Oluwaseun Omar Patricia Pedro Priya Rachel Ravi Robert Rosa Ruth Sakura Samuel ' +
  'Sanjay Sarah Sinéad Sofía Stephen Svetlana Tariq Thandiwe Thomas Tomás Tyrone Valentina Walter Wei ' +
  'William Xiomara Yara Yusuf Zainab Zoë'
).split(' ')

export const LAST_NAMES = (
  'Abbott Adeyemi Aguilar Ahmed Alvarez Andersen Bailey Balogun Banerjee Barnes Bauer Becker Bianchi Brown ' +
  'Campbell Carter Castillo Chen Chowdhury Cohen Cooper Cruz Dąbrowski Davis Delgado Diaz Dubois Edwards ' +
  'Eriksson Espinoza Evans Farah Fernandes Fischer Fitzgerald Flores Foster Garcia Gonzalez Green Gupta ' +
  'Gutiérrez Hall Hansen Harris Hassan Hernandez Hill Hoang Hughes Ibrahim Ito Jackson Jansen Johansson ' +
  'Johnson Jones Kaminski Kang Kaur Kelly Khan Kim King Kowalski Kumar Larsen Lee Lewis Li Lopez Mahmoud ' +
  'Martin Martínez McCarthy Mendoza Miller Mitchell Mohamed Moore Moreno Müller Muñoz Murphy Nakamura ' +
  'Nelson Ng Nguyen Novak Núñez O’Brien Okafor Oliveira Olsen Ortiz Osei Park Parker Patel Perez Petrov ' +
  'Pham Phillips Popov Ramírez Ramos Reyes Richards Rivera Roberts Rodriguez Romano Rossi Russo Ryan Saito ' +
  'Sánchez Santos Schmidt Schneider Scott Shah Sharma Silva Singh Smith Sokolov Sullivan Suzuki Takahashi ' +
  'Tan Taylor Thomas Thompson Torres Tran Turner Vargas Vasquez Vu Walker Wang Watanabe Weber White Williams ' +
  'Wilson Wong Wright Wu Yamamoto Yang Yilmaz Young Zhang Zimmermann'
).split(' ')

export const STREETS = (
  'Oak St,Maple Ave,Cedar Ln,Elm St,Pine Rd,Washington Ave,Lake Dr,Hill St,Park Blvd,Walnut St,Spring Rd,' +
  'Church St,Highland Ave,Forest Dr,Meadow Ln,River Rd,Sunset Blvd,Jefferson St,Franklin Ave,Cherry Ln,' +
  'Dogwood Ct,Willow Way,Chestnut St,Prospect Ave,Union St,Birch Cir,Valley View Dr,Mill Rd'
).split(',')

/** Domains reserved for examples: mail to them is never delivered. */
export const MAIL_HOSTS = ['mail.example', 'post.example', 'inbox.example', 'letters.example.com']
