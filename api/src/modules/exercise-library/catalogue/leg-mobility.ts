import { byReps, byTime, ofGroup } from './catalogue-exercise.js';

/** Hips, hamstrings, calves and ankles made loose; recovery in water. Ids 640–699; the next is the highest plus one. */
export const LEG_MOBILITY = ofGroup('Legs', [
  byReps(640, 'Leg Swing', 'Bodyweight', 2, 12, 'Hold on to something and swing one leg forward and back like a pendulum.', 'Let it grow by itself and keep the trunk still.'),
  byReps(641, 'Lateral Leg Swing', 'Bodyweight', 2, 12, 'Face a wall and swing one leg across the body and out.', 'The standing heel stays on the ground.'),
  byReps(642, '90/90 Hip Switch', 'Bodyweight', 2, 8, 'Sit with both knees bent at right angles to one side and roll them over to the other.', 'Lean on the hands behind you as long as you need them.'),
  byReps(643, 'Adductor Rock-Back', 'Bodyweight', 2, 10, 'Kneel with one leg stretched to the side and rock the hips back to the heel.', 'The back stays flat, however little you move.'),
  byReps(644, 'Ankle Rock', 'Bodyweight', 2, 12, 'Half-kneel and push the front knee over the toes.', 'The heel stays on the floor, and the knee passes over the small toe.'),
  byTime(645, 'Half-Kneeling Hip Flexor Stretch', 'Bodyweight', 2, 45, 'Kneel on one knee, tuck the pelvis under and shift forward a little.', 'Squeeze the buttock of the rear leg and keep the ribs down.'),
  byTime(646, 'Couch Stretch', 'Bodyweight', 2, 45, 'Kneel with one shin up a wall or couch and lift the trunk.', 'Come up only as far as the lower back does not arch.'),
  byTime(647, 'Hamstring Stretch', 'Bodyweight', 2, 40, 'Put one heel on a low step and bow forward from the hip with a straight back.', 'A pull in the belly of the muscle is right, one behind the knee is not.'),
  byTime(648, 'Quadriceps Stretch', 'Bodyweight', 2, 40, 'Stand on one leg and bring the other heel to the buttock with the hand.', 'Knees side by side and hips forward.'),
  byTime(649, 'Calf Stretch', 'Bodyweight', 2, 40, 'Lean on a wall with one leg straight behind you and press its heel down.', 'Bend that knee for the second half to reach the deep calf.'),
  byTime(650, 'Figure-Four Stretch', 'Bodyweight', 2, 40, 'On the back, lay one ankle over the other knee and draw the legs in.', 'Pull until you feel the buttock, and leave the neck relaxed.'),
  byTime(651, 'Pigeon Stretch', 'Bodyweight', 2, 40, 'Lay one bent leg in front of you on the floor and stretch the other behind.', 'Protect the knee by keeping the front foot pulled up.'),
  byTime(652, 'Butterfly Stretch', 'Bodyweight', 2, 40, 'Sit with the soles together and let the knees sink outwards.', 'Sit tall and do not bounce.'),
  byTime(653, 'Deep Squat Hold', 'Bodyweight', 2, 40, 'Sink into the lowest squat you can keep and stay there.', 'Heels down; hold on to a post if they lift.'),
  byTime(654, 'Frog Stretch', 'Bodyweight', 2, 40, 'On hands and knees, spread the knees wide and move the hips back.', 'The insides of the feet lie on the floor and the stretch stays gentle.'),
  byReps(655, 'Walking Knee Hug', 'Bodyweight', 1, 10, 'At each step pull one knee to the chest and rise on the toes of the other foot.', 'Stay tall instead of bending towards the knee.'),
  byReps(656, 'Hamstring Scoop', 'Bodyweight', 1, 10, 'Walk forward, set one heel down with the leg straight and sweep both hands past the foot.', 'Hinge at the hip with a long back.'),
  byReps(657, 'Hip Controlled Circle', 'Bodyweight', 2, 5, 'On all fours, draw the largest slow circle you can with one knee.', 'Only the hip joint moves, as if the spine stood in plaster.'),
  byTime(658, 'Legs Up the Wall', 'Bodyweight', 1, 300, 'Lie on the back close to a wall and rest the legs against it.', 'Close the eyes and let the breath become slow.'),
  byTime(659, 'Foam Roll Legs', 'Other', 1, 300, 'Roll calves, hamstrings, quadriceps and outer thighs, about a minute each.', 'Move slowly and stay on sore spots for a few breaths.'),
  byReps(660, 'Banded Ankle Mobilisation', 'Resistance Bands', 2, 12, 'Loop an anchored band low round the front of the ankle and push the knee forward.', 'The band pulls back and down, just below the ankle bones.'),
  byReps(661, 'Water Leg Swing', 'Other', 2, 15, 'Stand hip-deep in water and swing one leg forward and back.', 'Speed makes the resistance, so begin slowly.'),
  byTime(662, 'Water Walking', 'Other', 1, 300, 'Walk through chest-deep water with long steps.', 'Push the water with open hands and stay upright.'),
]);
